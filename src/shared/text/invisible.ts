/**
 * Invisible characters, which a model still reads. Text that is read in (pages, documents) loses all except those its
 * script or an emoji needs; text that people type loses only tag characters.
 */

/** Scripts in which a joiner changes the shape of letters (Unicode 17, chapters 9, 12 and 13). */
const joiningScripts = [
  'Arabic Syriac Nko Mongolian Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala',
  'Thai Lao Tibetan Myanmar Khmer Javanese Balinese Brahmi Kaithi Grantha Tirhuta Newa',
]
  .flatMap((names) => names.split(' '))
  .map((name) => `\\p{Script=${name}}`)
  .join('')

/** The flags of England, Scotland and Wales, the only emoji made with tag characters that are in general use. */
const tagFlags =
  '\\u{1f3f4}\\u{e0067}\\u{e0062}(?:\\u{e0065}\\u{e006e}\\u{e0067}|\\u{e0073}\\u{e0063}\\u{e0074}|\\u{e0077}\\u{e006c}\\u{e0073})\\u{e007f}'

const tags = new RegExp(`(${tagFlags})|[\\u{e0000}-\\u{e007f}]`, 'gu')

const invisible = new RegExp(
  [
    `(${tagFlags})`,
    // tags, soft hyphen, zero-width spaces and no-breaks, marks of direction, annotation, and those long deprecated
    '[\\u{e0000}-\\u{e007f}\\u00ad\\u061c\\u180e\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb]',
    `(?<![${joiningScripts}])\\u200c`,
    `(?<![${joiningScripts}\\p{Extended_Pictographic}\\u{1f3fb}-\\u{1f3ff}\\ufe0f])\\u200d`,
    // one variation selector may follow a sign; long runs of them carry messages
    '(?<=[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}])[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]+',
    '(?<!\\p{Script=Han})[\\u{e0100}-\\u{e01ef}]',
  ].join('|'),
  'gu',
)

/** All candidates for removal above U+00AC; most texts have none. */
const mayHaveInvisible =
  /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\ufe00-\ufe0f]|\udb40/

/** For text that is read in. Linear in its length. */
export function withoutInvisible(text: string): string {
  return mayHaveInvisible.test(text) ? text.replace(invisible, '$1') : text
}

/** For what people type: direction and joiners are theirs to choose, tag characters no one types. */
export function withoutTags(text: string): string {
  return text.includes('\udb40') ? text.replace(tags, '$1') : text
}
