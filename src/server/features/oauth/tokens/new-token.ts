import { hashToken, newToken } from '#server/platform/tokens'
import { type TokenKind, tokenPrefixes } from '#shared/rules/oauth'

/** A token and how it is stored. */
export function newTokenOf(kind: TokenKind): { text: string; hash: string } {
  const text = tokenPrefixes[kind] + newToken()
  return { text, hash: hashToken(text) }
}
