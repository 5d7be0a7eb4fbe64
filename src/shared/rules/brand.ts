/** What an author's visuals have in common. */
export interface BrandKit {
  /** `#rrggbb` each; null: templates keep their own. */
  readonly colours: { readonly background: string; readonly text: string; readonly accent: string } | null
  /** A family's name; '': templates keep their own. */
  readonly headingFont: string
  readonly bodyFont: string
  /** Shown below the author's name on a visual, such as an address or a profile name; '' for none. */
  readonly handle: string
  /** A picture of their library. */
  readonly logoId: string | null
}

export const emptyBrandKit: BrandKit = { colours: null, headingFont: '', bodyFont: '', handle: '', logoId: null }
