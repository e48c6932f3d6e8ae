/**
 * The contact page's address in the default locale. In a separate file, so that the script of every page does not include
 * the addresses of what visitors can ask for.
 */
export const contactRoute = "/contact";
