/** What a model is sent. */
export interface Prompt {
  system: string
  user: string
}
