import { z } from 'zod'
import type { UserId, WorkspaceId } from './ids.ts'

/** Schemas for ids in jobs and events. */

export const userIdField = z.custom<UserId>((value) => typeof value === 'string')

export const workspaceIdField = z.custom<WorkspaceId>((value) => typeof value === 'string')
