import { inputRequired, inputResponse } from '@modelcontextprotocol/server';
import { say, type Tool } from './tool.js';

/** Something that cannot be undone is confirmed first. */
export const deleteCalendar: Tool = {
  name: 'delete-calendar',
  title: 'Delete a calendar',
  description: 'Deletes the calendar “Team offsite”, once that is confirmed.',
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
        return say('You said no: the calendar “Team offsite” is as it was.');
      case 'cancel':
        return say('You have not decided: the calendar “Team offsite” is as it was. Ask again when you have.');
    }
  },
};
