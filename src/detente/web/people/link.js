/** The address of somebody's profile. name: of their account. */
export const profileOf = (name) => `/people/${encodeURIComponent(name)}`;
