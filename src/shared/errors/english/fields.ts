/** What a sent value has to be, for the sentences about a single field. */

/** `key` as in the contract; `entry` counts from 1 if the problem is one entry of a list. */
export type FieldPlace = { key: string; entry: number | null }

/** The violated `rule`, with the values it needs; the others are null. */
export type ValueRule = {
  rule:
    | 'text'
    | 'number'
    | 'wholeNumber'
    | 'boolean'
    | 'list'
    | 'object'
    | 'other'
    | 'mostCharacters'
    | 'leastCharacters'
    | 'mostEntries'
    | 'leastEntries'
    | 'filled'
    | 'oneOf'
    | 'url'
    | 'email'
    | 'date'
    | 'datetime'
    | 'valid'
  least: number | null
  most: number | null
  choices: readonly string[]
}

export function valueRule({ rule, least, most, choices }: ValueRule): string {
  switch (rule) {
    case 'number':
      return `must be ${range('a number', least, most)}`
    case 'wholeNumber':
      return `must be ${range('a whole number', least, most)}`
    case 'mostCharacters':
      return `is too long: at most ${count(most, 'character')}`
    case 'leastCharacters':
      return `is too short: at least ${count(least, 'character')}`
    case 'mostEntries':
      return `must have at most ${count(most, 'entry', 'entries')}`
    case 'leastEntries':
      return `must have at least ${count(least, 'entry', 'entries')}`
    case 'oneOf':
      return `must be ${choices.length === 1 ? choices[0] : `one of: ${choices.join(', ')}`}`
    default:
      return ruleWords[rule]
  }
}

const ruleWords = {
  text: 'must be text',
  boolean: 'must be true or false',
  list: 'must be a list',
  object: 'must be an object',
  other: 'must be something else',
  filled: 'is empty',
  url: 'must be a web address, such as https://example.com/page',
  email: 'must be an e-mail address, such as name@example.com',
  date: 'must be a date, such as 2025-01-31',
  datetime: 'must be a date and time, such as 2025-01-31T12:00:00Z',
  valid: 'is not valid',
} as const

function range(kind: string, least: number | null, most: number | null): string {
  if (least !== null && most !== null) return `${kind} from ${grouped(least)} to ${grouped(most)}`
  if (least !== null) return `${kind} of at least ${grouped(least)}`
  return most !== null ? `${kind} of at most ${grouped(most)}` : kind
}

function count(amount: number | null, one: string, many = `${one}s`): string {
  return `${grouped(amount ?? 0)} ${amount === 1 ? one : many}`
}

function grouped(amount: number): string {
  return amount.toLocaleString('en')
}

/** Where the key alone would puzzle people. */
const names: Readonly<Record<string, string>> = {
  url: 'Address',
  q: 'Search',
  v: 'Version',
  number: 'Version number',
  before: 'Where to go on',
  from: 'First day',
  to: 'Last day',
  limit: 'Number of entries',
  cvc: 'Security code',
  expiry: 'Expiry date',
  email: 'E-mail',
  content: 'Post text',
  textContent: 'Text',
  promptPart: 'Prompt',
  profileImageUrl: 'Picture address',
  paymentIntentId: 'Payment',
  mimeType: 'File type',
  isApproved: 'Approval',
  isActive: 'Active',
}

/** "Content style" for contentStyleId, "Example posts, entry 2," for the second of examplePosts. */
export function fieldName({ key, entry }: FieldPlace): string {
  const words = key
    .replaceAll(/^use(?=[A-Z])|(?<=[a-z])Id$/g, '')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim()
  const name = names[key] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`
  return entry === null ? name : `${name}, entry ${entry},`
}
