/** Someone, or a page, that a post mentions at LinkedIn. In the post's text the mention is written as `@Name`. */
export interface Mention {
  /** Exactly as LinkedIn has it: with another one a page is not linked. */
  name: string
  urn: string
}

export const mentionLimits = {
  /** In one post. */
  used: 40,
  /** That a post remembers, so that an earlier version still has its own. */
  kept: 100,
  nameCharacters: 200,
  urnCharacters: 100,
  /** Offered while a name is typed. */
  offered: 8,
  wordsCharacters: 300,
} as const

const urnForm = /^urn:li:(?:person:[\w-]{1,64}|organization:[1-9]\d{0,18})$/

export function isMentionUrn(urn: string): boolean {
  return urnForm.test(urn)
}

/** One line with something to read, without signs that turn the direction of what follows. */
export function isMentionName(name: string): boolean {
  const isLine = name === name.trim() && !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u.test(name)
  const seen = name.replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
  return isLine && /[\p{L}\p{N}\p{P}\p{S}]/u.test(seen) && name.length <= mentionLimits.nameCharacters
}

/** A company page; else a person. */
export function isPageUrn(urn: string): boolean {
  return urn.startsWith('urn:li:organization:')
}

/**
 * The urn in what was pasted: one itself, as LinkedIn's API, its pages or their addresses spell it. Null for anything
 * else, also for the address of a profile, which has none in it.
 */
export function readMentionUrn(pasted: string): string | null {
  const text = pasted.trim().slice(0, mentionLimits.wordsCharacters)
  const page = /^urn:li:(?:organization|company|fsd_company|fs_normalized_company):(\d+)$/i.exec(text)
  const address = /^(?:https?:\/\/)?(?:[a-z-]+\.)?linkedin\.com\/(?:company|organization)\/(\d+)(?:[/?#]|$)/i.exec(text)
  const id = page?.[1] ?? address?.[1]
  const urn = id === undefined ? text.replace(/^urn:li:person:/i, 'urn:li:person:') : `urn:li:organization:${id}`
  return isMentionUrn(urn) ? urn : null
}

/** The name in the address of a company page, such as `anytown-harbour`; null for anything else, also for a number. */
export function readPageName(pasted: string): string | null {
  const text = pasted.trim().slice(0, mentionLimits.wordsCharacters)
  const address = /^(?:https?:\/\/)?(?:[a-z-]+\.)?linkedin\.com\/(?:company|school|showcase)\/([^/?#\s]+)(?:[/?#]|$)/i
  const name = decode(address.exec(text)?.[1] ?? '').toLowerCase()
  return isPageName(name) ? name : null
}

/** The name that a page called so would have in its address; null: it has no letters for one. */
export function toPageName(words: string): string | null {
  const name = plain(words.trim())
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return isPageName(name) ? name : null
}

function isPageName(name: string): boolean {
  return /^[\p{L}\p{N}&'’._-]{2,100}$/u.test(name) && !/^\d+$/.test(name)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** What LinkedIn's search among followers takes: one or two words of letters, two of them with six characters at least. */
export function toFollowerWords(words: string): string | null {
  const text = words.trim().replace(/\s+/gu, ' ')
  const isName = /^\p{L}+(?:['’-]\p{L}+)*\.?(?: \p{L}+(?:['’-]\p{L}+)*\.?)?$/u.test(text)
  return isName && text.length >= (/[ .]/.test(text) ? 6 : 2) && text.length <= 60 ? text : null
}

/** Whether the name has these words in a row, the last one perhaps begun only; in any case and without accents. */
export function isNamedSo(name: string, words: string): boolean {
  return ` ${plain(name)}`.includes(` ${plain(words.trim())}`)
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/gu, ' ')
}
