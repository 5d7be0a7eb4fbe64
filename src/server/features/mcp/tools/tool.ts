import type { ToolAnnotations } from '@modelcontextprotocol/server'
import type { z } from 'zod'
import type { Context } from '#server/context/context'
import type { mayCall } from '#server/features/accounts/admit-call'
import type { Actor } from '#server/features/accounts/people/actor'

/** One call of a tool: who calls, and what its end or its caller's leaving aborts. */
export interface ToolCall {
  ctx: Context
  actor: Actor
  signal: AbortSignal
  /** Says in a word how far it is; says nothing to a caller who did not ask. */
  onProgress: (stage: string) => void
}

/**
 * What a tool answers: data for programs and models alike, or a text where others wrote a part of it, which programs
 * might hand on without its marks. `opens`: a page of ours that the person should see.
 */
export type ToolAnswer = { data: Record<string, unknown>; opens?: { address: string; why: string } } | { text: string }

export interface Tool<Input extends z.ZodObject = z.ZodObject> {
  name: string
  title: string
  description: string
  /** The call of the API that it makes: whoever may not make that one is not shown the tool. */
  route: Parameters<typeof mayCall>[1]
  input: Input
  annotations: Required<Pick<ToolAnnotations, 'readOnlyHint' | 'destructiveHint' | 'idempotentHint' | 'openWorldHint'>>
  /** @throws AppError as its route */
  run: (call: ToolCall, input: z.output<Input>) => Promise<ToolAnswer>
}

export function defineTool<Input extends z.ZodObject>(tool: Tool<Input>): Tool {
  return tool as unknown as Tool
}
