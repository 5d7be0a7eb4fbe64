import { queryKeys } from '../keys.ts'

/** The names of lists of publications; all begin alike, so that one invalidation reaches them. */
export const publicationKeys = {
  all: queryKeys.publications,
  ofPost: (id: string) => [...queryKeys.publications, 'post', id],
  between: (days: object) => [...queryKeys.publications, 'between', days],
  open: [...queryKeys.publications, 'open'],
  queue: (accountId: string) => [...queryKeys.publications, 'queue', accountId],
} as const
