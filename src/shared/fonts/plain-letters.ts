/**
 * Characters in the always loaded file of every included family, and invisible ones: a text of only these needs no
 * other font. `letter-coverage.test.ts` compares them with the files.
 */
export const plainLetters =
  '20-7e a0-ac ae-b4 b6-ff 131 152-153 2c6 2da 2dc 2013-2014 2018-201a 201c-201e 2022 2026 2039-203a 2044 20ac 2122 2212'

const plain =
  /^[\t\n\r\u0020-\u007e\u00a0-\u00b4\u00b6-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u2044\u20ac\u2122\u2212]*$/

export function isPlain(text: string): boolean {
  return plain.test(text)
}
