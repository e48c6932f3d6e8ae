import { openModal } from "../../src/lib/open-modal";
import { fakeDialogMethods } from "../support/dialog";

const { showModal } = fakeDialogMethods();

function openDialog() {
  document.body.innerHTML =
    "<dialog><p>A film</p><button>Close</button><button>Play</button></dialog>";
  const dialog = document.querySelector("dialog");
  if (dialog) openModal(dialog);
}

test("moves the focus to the first control where the browser leaves it on the page", () => {
  openDialog();
  expect(document.activeElement).toHaveTextContent("Close");
});

test("keeps the focus where the browser has moved it", () => {
  showModal.mockImplementationOnce(() => document.querySelectorAll("button")[1]?.focus());
  openDialog();
  expect(document.activeElement).toHaveTextContent("Play");
});
