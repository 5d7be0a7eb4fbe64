import {
  type CallToolResult,
  type InputRequiredResult,
  McpServer,
  type ServerContext,
} from '@modelcontextprotocol/server'
import type { Context } from '#server/context/context'
import { mayCall } from '#server/features/accounts/admit-call'
import type { Actor } from '#server/features/accounts/people/actor'
import { failureBody } from '#server/platform/errors'
import { toAppError } from '#server/platform/http/answer-error'
import { version } from '#server/platform/version'
import { askToOpen } from './ask-to-open.ts'
import type { Tool, ToolAnswer } from './tools/tool.ts'
import { tools } from './tools/tools.ts'
import { instructions } from './tools/words.ts'

/** The caller, and the signal that aborts the call. */
export interface Caller {
  actor: Actor
  requestId: string
  signal: AbortSignal
}

/** A server for one request of one caller, with the tools that they may use. */
export function createMcpServer(ctx: Context, caller: Caller): McpServer {
  const server = new McpServer(
    { name: 'postwright', title: 'Postwright', version },
    // tools change with the rights of a key, and running connections are not notified of that
    { instructions, capabilities: { tools: { listChanged: false } } },
  )
  for (const tool of tools.filter(({ route }) => mayCall(caller.actor, route))) {
    const { name, title, description, input: inputSchema, annotations } = tool
    server.registerTool(
      name,
      { title, description, inputSchema, annotations: { title, ...annotations } },
      (input, { mcpReq }) => callTool(ctx, caller, { tool, input, mcpReq }),
    )
  }
  return server
}

/** A tool's refusal is a result, so that the calling model can read it and correct itself. */
async function callTool(
  ctx: Context,
  { actor, requestId, signal }: Caller,
  { tool, input, mcpReq }: { tool: Tool; input: Record<string, unknown>; mcpReq: ServerContext['mcpReq'] },
): Promise<CallToolResult | InputRequiredResult> {
  try {
    const call = { ctx, actor, signal: AbortSignal.any([signal, mcpReq.signal]), onProgress: progressOf(mcpReq) }
    const answer = await tool.run(call, input)
    return ('data' in answer && answer.opens && askToOpen(answer.opens, mcpReq)) || toResult(answer)
  } catch (error) {
    const failure = toAppError(error)
    if (!failure) ctx.log.error({ err: error, requestId, tool: tool.name }, 'a tool failed unexpectedly')
    const { code, message } = failureBody(failure, requestId)
    return { content: [{ type: 'text', text: `${message} (${code})` }], isError: true }
  }
}

function toResult(answer: ToolAnswer): CallToolResult {
  if ('text' in answer) return { content: [{ type: 'text', text: answer.text }] }
  return { content: [{ type: 'text', text: JSON.stringify(answer.data) }], structuredContent: answer.data }
}

/** Notifications are not awaited: the signal tells when the caller has left. */
function progressOf({ _meta, notify }: ServerContext['mcpReq']): (stage: string) => void {
  const progressToken = _meta?.progressToken
  if (progressToken === undefined) return () => {}
  let progress = 0
  return (message) => {
    progress += 1
    void notify({ method: 'notifications/progress', params: { progressToken, progress, message } }).catch(() => {})
  }
}
