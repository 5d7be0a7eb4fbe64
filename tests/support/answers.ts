/** The content of an error answer. */
export async function refusal(
  answering: Promise<Response>,
): Promise<{ status: number; code: string; message: string }> {
  const response = await answering
  const { message, code } = (await response.json()) as { message: string; code: string }
  return { status: response.status, code, message }
}

/** Ascending. */
export function statuses(answers: readonly Response[]): number[] {
  return answers.map(({ status }) => status).sort((a, b) => a - b)
}
