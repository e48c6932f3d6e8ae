import { render, screen } from "@testing-library/react";
import { englishFormats } from "../../../src/i18n/formats";
import { Information } from "../../../src/sections/contact/information";
import { contact, site } from "../../support/content";

test.each([
  ["5", "12", "Block 5, Tunis Street, Building 12"],
  [null, null, "Tunis Street"],
])("the address with the block %s and the building %s begins with %s", (block, building, line) => {
  const salon = {
    ...site,
    address: { ...site.address, block, building },
    map: { ...site.map, drawing: { publicURL: "" } },
    hoursText: { lines: [] },
    hours: { ...site.hours, exceptions: [] },
    hoursFormats: englishFormats,
    directionsUrl: "",
    socialLinks: [],
    comma: ", ",
  };
  render(<Information labels={contact.information} salon={salon} />);
  expect(screen.getByText(line)).toBeInTheDocument();
});
