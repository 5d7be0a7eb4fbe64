import type { Config } from '#server/platform/config'
import { keyScopes } from '#shared/rules/api-keys'
import { mcpPath, oauthPaths } from '#shared/rules/oauth'
import { parseAddress } from '#shared/text/parse-address'

/** The protected resource, and the metadata documents that lead apps to it (RFC 9728 and 8414). */

type Served = Pick<Config, 'http'>

export function issuerOf({ http }: Served): string {
  return http.publicUrl
}

/** Whether it names our only resource (RFC 8707), or none. */
export function isOurResource({ http }: Served, resource: string | undefined): boolean {
  return resource === undefined || parseAddress(resource)?.href === new URL(mcpPath, http.publicUrl).href
}

export function describeResource({ http }: Served) {
  return {
    resource: http.publicUrl + mcpPath,
    resource_name: 'Postwright',
    authorization_servers: [issuerOf({ http })],
    bearer_methods_supported: ['header'],
    scopes_supported: keyScopes,
    resource_documentation: `${http.publicUrl}/handbook/mcp.html`,
  }
}

export function describeServer({ http }: Served) {
  return {
    issuer: issuerOf({ http }),
    authorization_endpoint: `${http.publicUrl}/authorize`,
    token_endpoint: http.publicUrl + oauthPaths.token,
    registration_endpoint: http.publicUrl + oauthPaths.register,
    revocation_endpoint: http.publicUrl + oauthPaths.revoke,
    scopes_supported: keyScopes,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
  }
}
