/**
 * Whether a text shows nothing: it is empty or has only white space, control characters and invisible characters, such
 * as U+200B, Hangul fillers, variation selectors and the blank Braille pattern.
 */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text)
}
