import { alternatives } from './fact-words.ts'

export interface Speaker {
  readonly name: string
  /** The person's role, as written next to the name. */
  readonly role?: string
}

/** Nouns for roles in the product's languages; other words are not treated as roles. */
const roleWords = new RegExp(`^(?:${alternatives((words) => words.roles)})$`, 'iu')
const article = `(?:${alternatives((words) => words.roleArticles)})`
/** With the following blank, which l' does not have. */
const articleAndBlank = `(?:${article}\\s+|l['’])`
const roleBehindName = new RegExp(
  `^,\\s+((?:${article}\\s*)?[\\p{L}’'-]+(?:\\s+[\\p{L}\\p{N}’'&-]+){0,8})(?=[,.;])`,
  'iu',
)
const roleBeforeName = new RegExp(
  `(?<![\\p{L}-])${articleAndBlank}((?:(?!${article}\\s)\\p{Ll}[\\p{L}-]*\\s+){0,2}\\p{L}[\\p{L}-]*)$`,
  'u',
)

function isRoleWord(word: string): boolean {
  return roleWords.test(word.replace(/[,.]$/u, ''))
}

const maxWordsBefore = 2

/** A name as found, perhaps with a role before it, and its sentence, which may give the role after it. */
export function speakerOf(found: string, sentence: string): Speaker {
  const words = found.split(/\s+/u)
  const leading = words.findIndex((word) => !isRoleWord(word))
  const name = words.slice(leading).join(' ')
  const isLed = leading > 0 && leading <= maxWordsBefore && words.length - leading >= 2
  const person = isLed ? name : found
  const role =
    roleBehind(person, sentence) ?? (isLed ? words.slice(0, leading).join(' ') : roleBefore(person, sentence))
  return role ? { name: person, role } : { name: person }
}

/** "Lena Aalto, head of the clinic," */
function roleBehind(name: string, sentence: string): string | undefined {
  const behind = sentence.slice(sentence.indexOf(name) + name.length)
  const what = roleBehindName.exec(behind)?.[1]
  return what
    ?.split(/[\s’']+/u)
    .slice(0, 4)
    .some(isRoleWord)
    ? what
    : undefined
}

/** "the director Mara Lindqvist", "la boulangère Lucie Marchand" */
function roleBefore(name: string, sentence: string): string | undefined {
  const before = sentence.slice(0, sentence.indexOf(name)).trimEnd()
  const what = roleBeforeName.exec(before)?.[1]
  const last = what?.split(/\s+/u).at(-1) ?? ''
  return isRoleWord(last) ? what : undefined
}
