/**
 * What the place that uses a change adds to it: a toast, the focus, leaving the page. Called once the cached answers have
 * been brought up to date, also when that place is not on the screen any more.
 */
export interface Outcome<Answer, Variables> {
  onSuccess?: (answer: Answer, variables: Variables) => void
  onError?: (error: Error, variables: Variables) => void
}
