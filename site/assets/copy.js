// Gives each block of code a button that copies it.
const COPIED_FOR = 2000;

/** What a reader pastes: of a session in a terminal, only the commands. */
function readCopied(code) {
  const text = code.textContent.replace(/\n$/, "");
  if (!code.classList.contains("language-console")) return text;
  return [...text.matchAll(/^\$ (.*)$/gm)].map(([, command]) => command).join("\n");
}

for (const block of navigator.clipboard ? document.querySelectorAll("main pre") : []) {
  const copied = readCopied(block.querySelector("code") ?? block);
  if (copied === "") continue;
  const frame = document.createElement("div");
  frame.className = "block";
  block.replaceWith(frame);
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Copy";
  button.addEventListener("click", async () => {
    const done = await navigator.clipboard.writeText(copied).then(
      () => "Copied",
      () => "Select it to copy",
    );
    button.textContent = done;
    setTimeout(() => {
      button.textContent = "Copy";
    }, COPIED_FOR);
  });
  frame.append(block, button);
}
