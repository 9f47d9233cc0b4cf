import { inputRequired, inputResponse } from '@modelcontextprotocol/server';
import { say, type Tool } from './tool.js';

/** Asks for confirmation before an action that cannot be undone. */
export const deleteCalendar: Tool = {
  name: 'delete-calendar',
  title: 'Delete a calendar',
  description: 'Deletes the calendar “Team offsite” after confirmation.',
  rounds({ mcpReq }) {
    const answer = inputResponse(mcpReq.inputResponses, 'sure');
    if (answer.kind !== 'elicit') {
      return inputRequired({
        inputRequests: {
          sure: inputRequired.elicit({
            message: 'Delete the calendar “Team offsite”, with its 3 events?\nThis cannot be undone.',
            requestedSchema: { type: 'object', properties: {} },
          }),
        },
      });
    }
    switch (answer.action) {
      case 'accept':
        return say('The calendar “Team offsite” is deleted.');
      case 'decline':
        return say('You declined. The calendar “Team offsite” was not deleted.');
      case 'cancel':
        return say('You have not decided. The calendar “Team offsite” was not deleted.');
    }
  },
};
