import { z } from 'zod'
import { leftOutKinds } from '#shared/rules/left-out'

export const LeftOut = z.partialRecord(z.enum(leftOutKinds), z.number().int().positive())
