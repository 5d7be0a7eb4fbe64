import {
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  type ServerContext,
} from '@modelcontextprotocol/server'

const question = 'open'

/**
 * Asks the client to open one of our pages for its user. Undefined if the client can't, or already did: it then gets
 * the address as text. Clients of older protocol revisions are not asked, as their answer would arrive as another
 * request.
 */
export function askToOpen(
  { address: url, why: message }: { address: string; why: string },
  { envelope, inputResponses }: ServerContext['mcpReq'],
): InputRequiredResult | undefined {
  const declared = (envelope as Record<string, unknown> | undefined)?.[CLIENT_CAPABILITIES_META_KEY]
  const { elicitation } = (declared ?? {}) as ClientCapabilities
  if (!elicitation?.url || inputResponse(inputResponses, question).kind !== 'missing') return undefined
  return inputRequired({ inputRequests: { [question]: inputRequired.elicitUrl({ message, url }) } })
}
