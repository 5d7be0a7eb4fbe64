import { fetchCode } from '#client/lib/fetch-code'

/** The check and the list of its findings: code of its own, fetched once a post is there to be checked. */
export const checkingCode = fetchCode(async () => {
  const [{ prepareGrounding }, { CheckingReport }] = await Promise.all([
    import('#shared/grounding/ground-post'),
    import('./checking-report.tsx'),
  ])
  return { prepareGrounding, CheckingReport }
})
