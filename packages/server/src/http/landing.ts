/** What the front page says as long as no client has been built. */
export const LANDING = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Evervale</title></head>
<body>
<h1>Evervale</h1>
<p>The server is running. The client for the browser has not been built here
(<code>npm run build -w @evervale/web</code>).</p>
<p>Programs can play already: see <a href="/api/v1/openapi.json">openapi.json</a>
and <a href="/api/v1/socket.json">socket.json</a>.</p>
</body>
</html>
`;
