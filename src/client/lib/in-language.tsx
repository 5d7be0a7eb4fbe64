import { Fragment, type ReactNode } from 'react'
import { useLanguage } from './language.ts'

/** Remounts everything inside when the language changes, so that no word of the old one remains. Drafts are kept. */
export function InLanguage({ children }: { children: ReactNode }) {
  return <Fragment key={useLanguage()}>{children}</Fragment>
}
