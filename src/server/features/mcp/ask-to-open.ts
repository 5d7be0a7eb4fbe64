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
 * Asks the person behind a client to open a page of ours. Undefined where the client can't ask, or has asked: it then
 * gets the address as text. Clients of older revisions are never asked: their answer would reach another request.
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
