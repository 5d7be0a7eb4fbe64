/** Lets the browser handle input and paint before long work goes on. */
export function yieldToPage(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
