import type { Field } from '#shared/scene/scene'

/** What a post, or its article, says for the fields of a design. */
export type Facts = Partial<Record<Field, string>>
