import type { ComponentProps } from 'react'

/**
 * Picks files behind a button, which opens it by its ref. A file can be picked again after it was changed, or after a
 * failure.
 */
export function FileInput({
  onPick,
  ...props
}: Pick<ComponentProps<'input'>, 'ref' | 'id' | 'accept' | 'multiple' | 'aria-label'> & {
  /** At least one. */
  onPick: (files: [File, ...File[]]) => void
}) {
  return (
    <input
      {...props}
      type="file"
      hidden
      onChange={({ target }) => {
        const [first, ...others] = target.files ?? []
        target.value = ''
        if (first) onPick([first, ...others])
      }}
    />
  )
}
