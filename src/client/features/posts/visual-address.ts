/** Opens the editor with a visual made of the post. */
export function visualAddress({ id }: { id: string }): string {
  return `/visual-editor?post=${encodeURIComponent(id)}`
}
