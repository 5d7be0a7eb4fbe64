import { queryOptions } from '@tanstack/react-query'

/** The check and the list of its findings: code of its own, fetched once a post is there to be checked. */
export const codeQuery = queryOptions({
  queryKey: ['checking-code'],
  queryFn: async () => {
    const [{ createGrounding }, { CheckingReport }] = await Promise.all([
      import('#shared/grounding/ground-post'),
      import('./checking-report.tsx'),
    ])
    return { createGrounding, CheckingReport }
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})
