/** The address of the icons, which webpack makes of `icons.svg`. */
const address = "/icons.svg";

export default address;
