import type { Answer } from "../../serving/answer.js";

/** Puts the path of the public address before every address of a page, which begins at the server's own root. */
export function addBasePath(answer: Answer, path: string): Answer {
  if (path === "") return answer;
  const { Location: location } = answer.headers;
  const isHtml = (answer.headers["Content-Type"] ?? "").startsWith("text/html") && typeof answer.body === "string";
  return {
    ...answer,
    ...(location?.startsWith("/") === true && { headers: { ...answer.headers, Location: `${path}${location}` } }),
    // Quotation marks of texts are escaped, so only attributes look like this.
    ...(isHtml && { body: answer.body.replace(/ (href|src|action)="\/(?!\/)/gu, ` $1="${path}/`) }),
  };
}
