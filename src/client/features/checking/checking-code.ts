import { fetchCode } from '#client/lib/fetch-code'

/** The check and the list of its findings: a separate chunk, loaded once there is a post to check. */
export const checkingCode = fetchCode(async () => {
  const [{ prepareGrounding }, { CheckingReport }] = await Promise.all([
    import('#shared/grounding/ground-post'),
    import('./checking-report.tsx'),
  ])
  return { prepareGrounding, CheckingReport }
})
