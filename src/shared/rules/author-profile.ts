/** Who signs the posts, in the author's own words. Empty strings mean "not given". */
export interface AuthorProfile {
  role: string
  field: string
  writesFor: string
  standsFor: string
}

export const noAuthor: AuthorProfile = { role: '', field: '', writesFor: '', standsFor: '' }
