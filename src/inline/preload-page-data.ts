/*
 * A script at the end of every page's head. It preloads the page's data. An element in the HTML cannot,
 * because Gatsby requests the data with the query of the address, such as `page-data.json?a=b`. The data of the 404
 * page is requested without.
 */
const address = document.currentScript?.dataset["pageData"] ?? "";
const [, query] = location.search.split("?");
const link = document.createElement("link");
link.rel = "preload";
link.as = "fetch";
link.crossOrigin = "anonymous";
link.fetchPriority = "low";
link.href = query && !address.includes("/404.html/") ? `${address}?${query}` : address;
document.head.append(link);

export {};
