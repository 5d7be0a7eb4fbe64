/**
 * What a caller of a change adds to it: a toast, moving the focus, leaving the page. Called once the cache is up to
 * date, even if the caller is no longer mounted.
 */
export interface Outcome<Answer, Variables> {
  onSuccess?: (answer: Answer, variables: Variables) => void
  onError?: (error: Error, variables: Variables) => void
}
