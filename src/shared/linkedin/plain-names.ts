import type { Mention } from '#shared/rules/mentions'

/**
 * A text with its mentions as names alone, where `feedText` would weigh more than it is worth: an address with such a
 * name behind its @ loses the @ too.
 */
export function plainNames(text: string, mentions: readonly Mention[]): string {
  return mentions.reduce((plain, { name }) => plain.replaceAll(`@${name}`, name), text)
}
