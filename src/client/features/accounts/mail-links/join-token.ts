import { useEffect } from 'react'
import { useLinkToken } from '../use-link-token.ts'

/**
 * The token of an invitation to a team, kept in this tab while the invited person signs in or creates an account. It is
 * not stored as a draft, because drafts belong to a signed-in user.
 */

const key = 'postwright.join-token'

/** '' without one. */
export function useJoinToken(): string {
  const token = useLinkToken()
  useEffect(() => {
    if (token) keep(token)
  }, [token])
  return token || kept()
}

/** Once it is used, or of no use. */
export function forgetJoinToken(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // it could not be kept either
  }
}

function keep(token: string): void {
  try {
    sessionStorage.setItem(key, token)
  } catch {
    // without storage the link is opened again after signing in
  }
}

function kept(): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
