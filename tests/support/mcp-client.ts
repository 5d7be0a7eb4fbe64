import type { ClientOptions } from '@modelcontextprotocol/client'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { Browser } from './browser-session.ts'
import { type KeyWish, makeKey } from './key-caller.ts'

/** The revisions of the protocol that people’s clients speak, from the one before streams to today’s. */
export const revisions = ['2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'] as const
export type Revision = (typeof revisions)[number]

/** A client of this revision, as the protocol’s own library is one. */
export function newMcpClient(revision: Revision, capabilities: ClientOptions['capabilities'] = {}): Client {
  const about = { name: 'a client', version: '1' }
  return revision === '2026-07-28'
    ? new Client(about, { capabilities, versionNegotiation: { mode: { pin: revision } } })
    : new Client(about, { capabilities, supportedProtocolVersions: [revision] })
}

/** Connects over HTTP. @param headers prove who calls */
export async function connectMcp(
  url: string,
  headers: Record<string, string>,
  {
    revision = '2026-07-28',
    capabilities = {},
  }: { revision?: Revision; capabilities?: ClientOptions['capabilities'] } = {},
): Promise<Client> {
  const client = newMcpClient(revision, capabilities)
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url), { requestInit: { headers } }))
  return client
}

/** What proves to /mcp who calls: a key, by default with all scopes. */
export async function callerOf(
  url: string,
  issuer: Pick<Browser, 'post'>,
  wish?: KeyWish,
): Promise<Record<string, string>> {
  return { authorization: `Bearer ${(await makeKey(url, issuer, wish)).key}` }
}
