import { z } from 'zod'
import type { UserId, WorkspaceId } from './ids.ts'

/** Ids in what jobs and events carry. */

export const userIdField = z.custom<UserId>((value) => typeof value === 'string')

export const workspaceIdField = z.custom<WorkspaceId>((value) => typeof value === 'string')
