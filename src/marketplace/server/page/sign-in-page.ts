import { html, type Html, when } from "../../serving/html.js";

export function renderSignIn(problem: string | undefined, next: string): Html {
  const said = when(problem !== undefined, () => html`<p role="alert" class="banner bad">${problem}</p>`);
  return html`<div class="narrow">
    <h1>Sign in to review</h1>
    <p class="soft">Reviewers decide what is published here. Visitors need no account.</p>
    ${said}
    <form class="panel" method="post" action="/sign-in">
      <input type="hidden" name="next" value="${next}" />
      <label for="token">Review token</label>
      <input id="token" name="token" type="password" autocomplete="off" required autofocus />
      <p class="soft">The server printed one when it was started. An owner’s own token works too, if it may review.</p>
      <label for="name">Your name <span class="soft">(optional)</span></label>
      <input id="name" name="name" maxlength="60" autocomplete="name" />
      <p class="soft">The log of decisions shows it, unchecked. With an owner’s token, it shows the owner instead.</p>
      <div class="actions"><button class="primary">Sign in</button></div>
    </form>
  </div>`;
}
