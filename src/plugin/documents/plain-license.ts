import type { LicenseText } from "./license-texts.js";

/** The MIT License as nearly every copy of it is written, down to its line breaks. */
const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`;
/** A title, and some lines of copyright without a blank that is left to be filled in. */
const BEFORE = /^(?:(?:The )?MIT License(?: \(MIT\))?\n{1,2})?((?:Copyright [^\n[<{]{1,80}\n){1,9})\n$/u;
/** A line of copyright in which words of another license may stand has one of these. */
const UNSURE = /licen|software|universal|damages/iu;
const LONGEST_BEFORE = 300;

/** What a text holds that {@link isPlainMit}. */
export const PLAIN_MIT: readonly LicenseText[] = [{ name: "MIT", ids: ["MIT"], isFirst: true }];

/** Whether a text certainly is the commonest license in its usual form; any other needs a closer look. */
export function isPlainMit(text: string): boolean {
  const at = text.indexOf(MIT);
  if (at === -1 || at > LONGEST_BEFORE || text.slice(at + MIT.length).trim() !== "") return false;
  const [, copyrights] = BEFORE.exec(text.slice(0, at)) ?? [];
  return copyrights !== undefined && !UNSURE.test(copyrights);
}
