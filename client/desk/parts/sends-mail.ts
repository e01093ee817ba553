/** Whether the site sends mails, as the page says it (server/desk/document.ts). */
export const sendsMail = document.getElementById("root")?.dataset.sendsMail !== undefined;
