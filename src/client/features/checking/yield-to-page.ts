/** Lets the page do what it has to do before a long piece of work goes on. */
export function yieldToPage(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
