/** Error codes for apps (RFC 6749, 7591 and 8707). People never see them. */
export type OauthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'invalid_target'
  | 'unsupported_grant_type'
  | 'unsupported_response_type'
  | 'access_denied'
  | 'invalid_redirect_uri'
  | 'invalid_client_metadata'

export class OauthError extends Error {
  override name = 'OauthError'
  readonly code: OauthErrorCode

  constructor(code: OauthErrorCode) {
    super(code)
    this.code = code
  }
}
