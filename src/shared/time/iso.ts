/** A moment as the API writes it. @param at epoch ms */
export function toIso(at: number): string
export function toIso(at: number | null): string | null
export function toIso(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}
