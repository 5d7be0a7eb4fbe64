import type { ToolAnnotations } from '@modelcontextprotocol/server'
import type { z } from 'zod'
import type { Context } from '#server/context/context'
import type { mayCall } from '#server/features/accounts/admit-call'
import type { Actor } from '#server/features/accounts/people/actor'

/** One call of a tool. Its signal aborts when the caller leaves or the server stops. */
export interface ToolCall {
  ctx: Context
  actor: Actor
  signal: AbortSignal
  /** Reports progress, if the caller asked for it. */
  onProgress: (stage: string) => void
}

/**
 * A tool's answer: structured data, or, where part of it was written by others, text only, because programs might pass
 * data on without its marks. `opens`: a page that the user should see.
 */
export type ToolAnswer = { data: Record<string, unknown>; opens?: { address: string; why: string } } | { text: string }

export interface Tool<Input extends z.ZodObject = z.ZodObject> {
  name: string
  title: string
  description: string
  /** The API call that it makes; the tool is hidden from callers who may not make that call. */
  route: Parameters<typeof mayCall>[1]
  input: Input
  annotations: Required<Pick<ToolAnnotations, 'readOnlyHint' | 'destructiveHint' | 'idempotentHint' | 'openWorldHint'>>
  /** @throws AppError as its route */
  run: (call: ToolCall, input: z.output<Input>) => Promise<ToolAnswer>
}

export function defineTool<Input extends z.ZodObject>(tool: Tool<Input>): Tool {
  return tool as unknown as Tool
}
