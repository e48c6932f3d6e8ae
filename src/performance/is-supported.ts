/** Whether the browser is new enough for the scripts (head-script.ts). An older one shows the page as it was built. */
export const isSupported = () => document.documentElement.classList.contains("js");
