// A framework sets properties as soon as it made the element, whether or not its script is there yet.
Object.assign(document.querySelector('mcp-elicitation-dialog'), {
  request: {
    message: 'Which branch?',
    requestedSchema: { type: 'object', properties: { branch: { type: 'string' } } },
  },
  serverName: 'Early bird',
  protocolVersion: '2025-11-25',
});
