const { DATABASE_URL, AUTH_URL, AUTH_AUDIENCE, PORT, TOKEN_CACHE } = process.env as Record<string, string>

export const settings = {
  databaseUrl: DATABASE_URL,
  issuer: AUTH_URL,
  audience: AUTH_AUDIENCE,
  port: Number(PORT),
  tokenCache: TOKEN_CACHE !== 'off',
}
