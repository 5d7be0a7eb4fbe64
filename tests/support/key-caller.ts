import type { Answer } from '#shared/contract/contract'
import type { KeyScope } from '#shared/rules/api-keys'
import type { Browser } from './browser-session.ts'

/** A program that calls the API with a key: it keeps no cookies and names no origin. */
export interface KeyCaller {
  id: string
  key: string
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>
}

export interface KeyWish {
  name?: string
  workspace?: string | null
  scopes?: readonly KeyScope[]
  accounts?: readonly string[]
  expiresAt?: string
}

/** Makes a key as its issuer does, and calls with it. @param url the server's address */
export async function makeKey(url: string, issuer: Pick<Browser, 'post'>, wish: KeyWish = {}): Promise<KeyCaller> {
  const made = await issuer.post('/api/keys', { name: 'Newsroom', scopes: ['read', 'write', 'publish'], ...wish })
  if (made.status !== 201) throw new Error(await made.text())
  const { id, key } = (await made.json()) as Answer<'createKey'>
  return { id, key, send: (method, path, body, headers) => callWithKey(url, key, { method, path, body, headers }) }
}

export async function callWithKey(
  url: string,
  key: string,
  {
    method = 'GET',
    path,
    body,
    headers,
  }: { method?: string; path: string; body?: unknown; headers?: Record<string, string> | undefined },
): Promise<Response> {
  return await fetch(`${url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}
