import { z } from 'zod'
import { oauthLimits } from '#shared/rules/oauth'
import { withoutInvisible } from '#shared/text/invisible'
import { isRedirectUri } from './redirect-uri.ts'

/** A third-party app, as it describes itself. All are public clients: none has a secret. */
export interface Client {
  id: string
  name: string
  /** Where its document about itself stands; null for one that registered itself. */
  host: string | null
  redirectUris: readonly string[]
}

const Metadata = z.object({
  client_id: z.string().optional(),
  client_name: z.unknown().optional(),
  redirect_uris: z.array(z.string()).min(1),
  token_endpoint_auth_method: z.unknown().optional(),
})
export type Metadata = z.output<typeof Metadata>

/** Undefined unless it describes an app. */
export function readMetadata(sent: unknown): Metadata | undefined {
  return Metadata.safeParse(sent).data
}

/** Those of its addresses that this server would lead a browser to. */
export function usableRedirects({ redirect_uris }: Metadata): string[] {
  return [...new Set(redirect_uris.filter(isRedirectUri))].slice(0, oauthLimits.redirectUris)
}

/** As it calls itself, in one line. @param otherwise for one that has no name */
export function nameIn({ client_name }: Metadata, otherwise: string): string {
  const name = typeof client_name === 'string' ? withoutInvisible(client_name.replaceAll(/[\p{Cc}\s]+/gu, ' ')) : ''
  return Array.from(name.trim()).slice(0, oauthLimits.nameCharacters).join('') || otherwise
}
