import { render, screen } from "@testing-library/react";
import { englishFormats } from "../../../src/i18n/formats";
import { Information } from "../../../src/sections/contact/information";
import { contact, site } from "../../support/content";

test.each([
  ["5", "Block 5, Tunis Street, Building 12"],
  [null, "Tunis Street, Building 12"],
])("the address with the block %s begins with %s", (block, line) => {
  const salon = {
    ...{
      ...site,
      address: { ...site.address, block },
      map: { ...site.map, drawing: { publicURL: "" } },
    },
    ...{
      hoursText: { lines: [] },
      hours: { ...site.hours, exceptions: [] },
      hoursFormats: englishFormats,
      directionsUrl: "",
      socialLinks: [],
      comma: ", ",
    },
  };
  render(<Information labels={contact.information} salon={salon} />);
  expect(screen.getByText(line)).toBeInTheDocument();
});
